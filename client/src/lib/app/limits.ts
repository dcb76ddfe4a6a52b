/** The longest side of a board, and so of a word: `SIDE_MAX` of the server, which has the say. */
export const SIDE_MAX = 21;
