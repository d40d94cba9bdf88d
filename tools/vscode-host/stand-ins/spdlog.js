/**
 * Stands in for `@vscode/spdlog`, a native module without prebuilt binaries: the same calls,
 * appending lines to a file. Levels: 0 trace, 1 debug, 2 information, 3 warning, 4 error, 5
 * critical, 6 off.
 */
const fs = require('node:fs');
const path = require('node:path');

const NAMES = ['trace', 'debug', 'info', 'warning', 'error', 'critical'];

class Logger {
  constructor(_kind, _name, file) {
    this.file = file;
    this.level = 2;
    fs.mkdirSync(path.dirname(file), { recursive: true });
  }

  write(level, message) {
    if (level < this.level) return;
    try {
      fs.appendFileSync(this.file, `${new Date().toISOString()} [${NAMES[level]}] ${message}\n`);
    } catch {
      // A log that cannot be written must not end the server.
    }
  }

  trace(message) {
    this.write(0, message);
  }
  debug(message) {
    this.write(1, message);
  }
  info(message) {
    this.write(2, message);
  }
  warn(message) {
    this.write(3, message);
  }
  error(message) {
    this.write(4, message);
  }
  critical(message) {
    this.write(5, message);
  }
  getLevel() {
    return this.level;
  }
  setLevel(level) {
    this.level = level;
  }
  setPattern() {}
  clearFormatters() {}
  flush() {}
  drop() {}
}

const create = async (name, file) => new Logger('', name, file);

// One assignment each: the server imports this CommonJS file from an ES module, and only names
// assigned like this are seen there.
exports.version = 1;
exports.Logger = Logger;
exports.setLevel = () => {};
exports.setFlushOn = () => {};
exports.shutdown = () => {};
exports.createRotatingLogger = create;
exports.createAsyncRotatingLogger = create;
