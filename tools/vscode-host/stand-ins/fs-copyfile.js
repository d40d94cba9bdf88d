/**
 * Stands in for `@vscode/fs-copyfile`, which copies files by cloning them where the file system
 * can.
 */
const fs = require('node:fs/promises');

exports.isCloneSupported = async () => false;
exports.copyFile = (from, to, mode) => fs.copyFile(from, to, mode);
exports.cp = (from, to, options) => fs.cp(from, to, { recursive: true, ...options });
