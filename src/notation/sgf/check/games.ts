/** The games that FF[4] numbers, from 1 on. */
export const GAMES: readonly string[] = (
  'Go,Othello,Chess,Gomoku and Renju,Nine Men’s Morris,Backgammon,Chinese Chess,Shogi,Lines of Action,' +
  'Ataxx,Hex,Jungle,Neutron,Philosopher’s Football,Quadrature,Trax,Tantrix,Amazons,Octi,Gess,Twixt,Zertz,' +
  'Plateau,Yinsh,Punct,Gobblet,Hive,Exxit,Hnefatal,Kuba,Tripples,Chase,Tumbling Down,Sahara,Byte,Focus,' +
  'Dvonn,Tamsk,Gipf,Kropki'
).split(',');
