/** How the editor looks: colors are those of the page. */
import { EditorView } from '@codemirror/view';

export const LOOK = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--text)',
    backgroundColor: 'var(--page)',
    fontSize: '14px',
    border: '2px solid transparent',
  },
  '&.cm-focused': { outline: 'none', borderColor: 'var(--focus)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', lineHeight: '1.45' },
  '.cm-gutters': { color: 'var(--faint)', backgroundColor: 'var(--page)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'var(--line)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--selection)',
  },
  '.cm-tooltip': {
    color: 'var(--text)',
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--border)',
    borderRadius: '4px',
    maxWidth: 'min(42em, 90vw)',
  },
  '.cm-lsp-documentation': { padding: '.2em .8em', maxHeight: '60vh', overflow: 'auto' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { color: 'var(--on-accent)', background: 'var(--accent)' },
  '.cm-diagnostic a': { color: 'var(--faint)' },
  '.cm-panels': { color: 'var(--text)', backgroundColor: 'var(--raised)' },
  '.cm-diagnosticAction': { color: 'var(--on-accent)', backgroundColor: 'var(--accent)', cursor: 'pointer' },
  '.koban-move': {
    backgroundColor: 'var(--mark)',
    borderRadius: '3px',
    outline: '1px solid var(--mark-edge)',
  },
  '@media (forced-colors: active)': {
    '.cm-tooltip-autocomplete ul li[aria-selected]': { forcedColorAdjust: 'none' },
  },
  '.koban-class': { color: 'var(--title)', fontWeight: '600' },
  '.koban-property': { color: 'var(--key)' },
  '.koban-enumMember': { color: 'var(--rule)' },
  '.koban-variable': { color: 'var(--point)' },
  '.koban-parameter': { color: 'var(--rule)' },
  '.koban-number': { color: 'var(--number)' },
  '.koban-keyword': { color: 'var(--keyword)' },
});
