/** How the index of the search is made and read: the same on both sides. */
export const SEARCH = {
  fields: ['title', 'text'],
  storeFields: ['title', 'page'],
  searchOptions: {
    boost: { title: 3 },
    prefix: true,
    fuzzy: 0.15,
    combineWith: /** @type {const} */ ('AND'),
  },
};
