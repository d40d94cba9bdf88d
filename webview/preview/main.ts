/** The script of the Markdown preview. */
import { adopt, adoptFromNowOn } from './adopt.ts';

// The preview puts its content in with a script of its own, before or after this one, and changes it when it renders again.
window.addEventListener('vscode.markdown.updateContent', adopt);
adoptFromNowOn();
