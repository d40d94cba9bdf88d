/** The table of rules, in the places that the page has. */
import { comparison } from '../../../src/protocol/compare.ts';
import { messageOr } from '../../../src/protocol/message.ts';
import { speakOnPage } from '../../ui/words.ts';
import './rules.css';
import type { RulesParts } from './slot.ts';
import { RulesTable } from './table.ts';

speakOnPage();

globalThis.kobanRules = (parts: RulesParts) => {
  const table = new RulesTable(parts);
  let raw: unknown = null;
  let read = messageOr(comparison, null, null);
  return (shown) => {
    if (shown.comparison !== raw) read = messageOr(comparison, shown.comparison, null);
    raw = shown.comparison;
    const { uri, entry } = shown.sequence;
    table.show(read?.uri === uri && read.entry === entry ? read : null, shown.sequence, shown.index);
  };
};
