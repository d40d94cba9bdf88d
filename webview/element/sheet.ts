import host from 'koban:host-themes';

/** The look of what the element adds to a figure. */
export const SHEET = `
${host}
:host { display: block; }
:host([hidden]) { display: none; }
`;
