/** Checks of what arrives from the extension: a wrong shape is an error to report, never a broken table. */
import type { ToCompare } from '../../src/protocol/compare.ts';
import { isCount, isData, isInt, isList, isText, isVerdict } from '../messages.ts';

function isRule(x: unknown): boolean {
  return isData(x) && isText(x.id) && isText(x.title) && isText(x.summary) && typeof x.inForce === 'boolean';
}

function isRow(x: unknown, rules: number): boolean {
  return (
    isData(x) &&
    isCount(x.index) &&
    isText(x.number) &&
    isText(x.point) &&
    isText(x.deed) &&
    isList(x.cells, isVerdict) &&
    (x.cells as unknown[]).length === rules
  );
}

function isComparison(x: unknown): boolean {
  if (!isData(x) || !isList(x.rules, isRule)) return false;
  const rules = (x.rules as unknown[]).length;
  return (
    isText(x.uri) &&
    isCount(x.entry) &&
    isInt(x.version) &&
    isText(x.title) &&
    isList(x.rows, (row) => isRow(row, rules))
  );
}

/** The message, or a sentence that says why it is none. */
export function readMessage(data: unknown): ToCompare | string {
  if (!isData(data)) return 'a message to the table is not an object';
  const { type } = data;
  if (type !== 'comparison' && type !== 'gone') {
    return `the table knows no message "${String(type).slice(0, 40)}"`;
  }
  const fits = type === 'gone' ? isText(data.message) : isComparison(data.comparison);
  return fits ? (data as unknown as ToCompare) : `a message "${type}" to the table has the wrong shape`;
}
