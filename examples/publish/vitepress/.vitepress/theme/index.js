import 'koban/style.css';
import { inBrowser } from 'vitepress';
import theme from 'vitepress/theme';

// The element makes figures step. It needs a document, which there is none of while pages are built.
if (inBrowser) import('koban/element');

export default theme;
