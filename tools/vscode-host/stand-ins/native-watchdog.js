/**
 * Stands in for `@vscode/native-watchdog`: ends this process when the one that started it is gone.
 */
exports.start = (pid) => {
  const timer = setInterval(() => {
    try {
      process.kill(pid, 0);
    } catch {
      process.exit(87);
    }
  }, 1000);
  timer.unref();
};
