import type { BranchAction } from '../../../src/protocol/move-tree.ts';
import { words } from '../../ui/words.ts';
import type { MenuPart } from '../write/menu.ts';

/** What can be done with a node. */
interface BranchMenu {
  readonly isRecord: boolean;
  /** The branch can be moved and deleted: not the whole game. */
  readonly isWritable: boolean;
  readonly canPaste: boolean;
  readonly canFold: boolean;
}

export function branchMenu(
  { isRecord, isWritable, canPaste, canFold }: BranchMenu,
  act: (action: BranchAction) => void,
  fold: () => void,
): MenuPart[] {
  const item = (action: BranchAction, keys: string) => ({
    title: words(`tree.${action}`),
    keys,
    run: () => act(action),
  });
  const parts: MenuPart[] = [];
  if (isRecord && isWritable) {
    parts.push({
      items: [
        item('main', 'Alt+Home'),
        item('up', 'Alt+↑'),
        item('down', 'Alt+↓'),
        item('cut', 'Ctrl+X'),
        item('delete', 'Delete'),
      ],
    });
  }
  if (isRecord) {
    const copy = item('copy', 'Ctrl+C');
    parts.push({ items: canPaste ? [copy, item('paste', 'Ctrl+V')] : [copy] });
  }
  if (canFold) parts.push({ items: [{ title: words('tree.fold'), keys: 'Enter', run: fold }] });
  return parts;
}
