/** What the scanner could not take as it stood. Offsets are those of the text. */
export interface Fault {
  readonly kind: FaultKind;
  readonly start: number;
  end: number;
  /** The property or value it is about, or a count; -1 where that says nothing. */
  readonly of: number;
}

type FaultKind =
  /** Text between properties, nodes or variations. */
  | 'stray'
  /** Text before, between or after the game trees. */
  | 'outside'
  /** One `)` or more that close nothing. */
  | 'extra-close'
  /** Game trees that are not closed; `of` is how many, `start` the outermost one's parenthesis. */
  | 'unclosed-tree'
  /** A value without `]`; `of` is the value. */
  | 'unclosed-value'
  /** A name without a value; `of` is the property. */
  | 'no-value'
  /** A value without a name; `of` is the property. */
  | 'no-name'
  /** A property where no node has begun: at the beginning of a variation, or behind one. */
  | 'no-node'
  /** A node behind the variations of the node before it. */
  | 'late-node';
