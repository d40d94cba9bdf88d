/** The board that the player shows, as a picture for the clipboard: only the page can put one there, and only the extension paints. */

/** Player to extension. */
export interface PictureAsked {
  readonly type: 'picture';
  readonly uri: string;
  readonly entry: number;
  readonly index: number;
  /** Comes back with the answer. */
  readonly id: number;
}

/** Extension to player. */
export interface PictureTold {
  readonly type: 'picture';
  readonly id: number;
  /** In base64; `null` when there is no such board any more. */
  readonly png: string | null;
}
