/** The script of the Markdown preview. */
import { figure } from '../../src/words/figure.ts';
import { speakOnPage } from '../ui/words.ts';
import { adopt, adoptFromNowOn } from './adopt.ts';

speakOnPage(figure);

// The preview puts its content in with a script of its own, before or after this one, and changes
// it when it renders again.
window.addEventListener('vscode.markdown.updateContent', adopt);
adoptFromNowOn();
