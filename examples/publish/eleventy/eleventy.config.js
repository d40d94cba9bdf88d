import koban from 'koban/markdown-it';

export default function (config) {
  config.amendLibrary('md', (md) => md.use(koban));
  // The style sheet, and the script with its parts, which make figures step.
  config.addPassthroughCopy({
    'node_modules/koban/style.css': 'koban/style.css',
    'node_modules/koban/element.js': 'koban/element.js',
    'node_modules/koban/parts': 'koban/parts',
  });
  return {
    dir: { input: 'pages', includes: '../eleventy', output: 'eleventy/dist' },
    markdownTemplateEngine: false,
  };
}
