/** What the page of rules says beyond the registry: where each rule comes from, and how Koban reads it. By identifier. */
export const RULE_NOTES = {
  none: { source: 'No text.', readings: ['Every move that can be made is allowed.'] },
  basic: {
    source: 'The basic ko rule that most rule sets share.',
    readings: [
      'Only a play that captures a single stone, which itself has just captured a single stone, is a recapture.',
    ],
  },
  psk: {
    source: 'The usual definition, as in John Tromp and Bill Taylor, *The Logical Rules of Go*, 1995.',
    readings: [
      'The drawn position is an earlier position.',
      'A pass is never forbidden.',
      'Where suicide is allowed, the suicide of a single stone is forbidden, because the board stays the same.',
    ],
  },
  ssk: {
    source: 'The usual definition, as in American Go Association, *Official AGA Rules of Go*, 1991, rule 6.',
    readings: [
      'The player to move at the start counts (`to-play:`, else the player of move 1).',
      'A pass changes the player to move, and the position after it counts.',
    ],
  },
  nssk: {
    source:
      'The usual definition, as in British Go Association, *BGA Interpretation of AGA Rules*, without date, 6.2.',
    readings: [
      'Nobody made the drawn position, so a player may recreate it.',
      'A pass makes no position: the position after a pass does not count as made by the player who passed.',
    ],
  },
  spight: {
    source: 'Bill Spight, *Ing-Spight Ko Rule*, Sensei’s Library, without date.',
    readings: [
      'The text sets no limit to the length of a cycle. Koban searches the whole board for cycles of up to `max-cycle` plays (12).',
      'A cycle that plays on a point twice makes no ko play (`hidden-kos: ignore`). With `hidden-kos: count` it does, as in a literal reading of the text.',
      'A pass, a play elsewhere and a play that is not a ko play, by either player, end the sequence of ko plays.',
      'If the search reaches its limit first, the verdict is undecided.',
    ],
    gallery: 'spight.md',
  },
  coupling: {
    source: 'Robert Jasiek, “The Ko Coupling Rules”, 1997.',
    readings: [
      'The text considers all sequences. Koban considers cycles of up to `max-cycle` plays that play on no point twice, odd ones too; `hidden-kos: count` considers all.',
      'A fight in a ko position ends with any move that is not a ko stone in that ko position. A ko stone in another ko position ends it too.',
      'Any configuration that the ko position has had since the moment before the disturber appeared can be repeated.',
      'The ko position of a mouth that is not coupled is the mouth itself.',
    ],
    gallery: 'jasiek.md',
  },
  korean: {
    source:
      '“The detailed commentaries on the Recreation of the same Configuration (Attachment 1)” to *The Korean Rules of Baduk (Go)*.',
    readings: [
      'The verdict is `ends` with the outcome `draw`, at the play that recreates the configuration. Koban cannot know whether a player deviates.',
      'The length counts moves from the first to the last, passes included.',
      'Koban recognizes the pattern (triple ko, eternal life, …) from the points that change.',
    ],
    gallery: 'korean.md',
  },
  japanese: {
    source: 'Nihon Kiin and Kansai Kiin, Japanese Rules of Go, 1989, articles 6 and 12.',
    readings: [
      'The verdict is `ends` with the outcome `no-result`. Article 12 requires that both players agree; Koban cannot know whether they do.',
      'The rule does not cover the play-out for life and death after the game stops (article 7).',
    ],
  },
  ing: {
    source: 'Only what Bill Spight’s page *Ing-Spight Ko Rule* says of Ing’s rules.',
    readings: [
      'Fighting: the players capture and recapture the same stones. Disturbing: they capture different stones. All odd cycles are disturbing.',
      'If the class depends on life and death, the verdict is undecided.',
    ],
    gallery: 'spight.md#what-ings-rules-say',
  },
};
