import { eachLine } from '../text.ts';
import { encodingLabel } from './encoding.ts';
import { escapeText } from './values.ts';

/** A record of a server, written as SGF. */
export interface ServerRecord {
  /**
   * One game of SGF. A move stands on the line that it has in the record, so that problems find it.
   */
  readonly text: string;
  /** What of the record SGF does not say, by its names there. */
  readonly lost: readonly string[];
}

/** What a reader has read so far. */
class ServerReading {
  readonly root = new Map<string, string>();
  readonly handicap: string[] = [];
  readonly lost = new Set<string>();
  moves = 0;
  last = '';
  private readonly lines: string[] = [];

  constructor(readonly size: number) {}

  /** Keeps the first value of a property of the root that says something. */
  say(name: string, value: string | undefined): void {
    const text = value?.trim() ?? '';
    if (text !== '' && !this.root.has(name)) this.root.set(name, text);
  }

  /** A point by column and row, from 0 at the top left; `zz` is off every board of 19 lines. */
  point(x: number, y: number): string {
    const isIn = x >= 0 && y >= 0 && x < this.size && y < this.size;
    return isIn ? String.fromCharCode(97 + x, 97 + y) : 'zz';
  }

  play(line: number, color: string, point: string): void {
    this.lines[line] = `${this.lines[line] ?? ''};${color}[${point}]`;
    this.last = color;
    this.moves++;
  }

  /** The usual points of handicap stones on 19 lines: the third is at the top left. */
  give(stones: number): void {
    if (stones < 2) return;
    this.say('HA', String(stones));
    if (this.size !== 19 || stones > 9) {
      this.lost.add('handicap');
      return;
    }
    const corners = ['pd', 'dp', 'dd', 'pp'].slice(0, stones);
    const sides = stones >= 8 ? ['dj', 'pj', 'jd', 'jp'] : stones >= 6 ? ['dj', 'pj'] : [];
    const isOdd = stones >= 5 && stones % 2 === 1;
    this.handicap.push(...corners, ...sides, ...(isOdd ? ['jj'] : []));
  }

  /** `null` where nothing of a game has been found. */
  get record(): ServerRecord | null {
    if (this.moves === 0 && this.handicap.length === 0) return null;
    const said = [...this.root].map(([name, value]) => `${name}[${escapeText(value)}]`).join('');
    const stones = this.handicap.map((point) => `[${point}]`).join('');
    const root = `(;GM[1]FF[4]CA[UTF-8]SZ[${this.size}]${said.replace(/[\r\n]+/g, ' ')}${stones && `AB${stones}`}`;
    const lines = Array.from(this.lines, (line) => line ?? '');
    return { text: `${root}${lines.join('\n')})\n`, lost: [...this.lost] };
  }
}

/**
 * A record in a format of Asian servers as SGF: GIB (Tygem), NGF (wBaduk, Cyberoro), UGF and UGI
 * (PandaNet); `null` for any other text. None has a specification: this is what their files have in
 * common. Linear. Never throws.
 */
export function serverRecord(text: string): ServerRecord | null {
  if (/^\uFEFF?\s{0,99}\\HS\b/.test(text) || /^\\\[GAME[A-Z]+=/m.test(text.slice(0, HEAD)))
    return readGib(text);
  if (/^\uFEFF?\s{0,99}\[Header\]/i.test(text)) return readUgf(text);
  if (/^PM[A-Z]{2}[BW][A-Z@]{2}/m.test(text.slice(0, HEAD))) return readNgf(text);
  return null;
}

/** A header is no longer, in characters. */
const HEAD = 4096;

/** The encoding that the header of a UGF record names, from its bytes as characters. */
export function ugfEncoding(head: string): string | null {
  const name = /^\s*\[Header\][^[]{0,999}?^Lang=([\w-]{1,20})/im.exec(head)?.[1];
  return name === undefined ? null : encodingLabel(name);
}

function linesOf(text: string): string[] {
  return Array.from(eachLine(text), ({ start, end }) => text.slice(start, end).trim());
}

/** Ranks as servers write them: `3D`, `9DP`, `7D*`; what follows letter and sign is kept. */
function rankOf(written: string | undefined): string | undefined {
  return written?.trim().replace(/^(\d+)(DP|P|D|K)/i, (_, n: string, unit: string) => {
    return n + (unit.length === 2 ? 'p' : unit.toLowerCase());
  });
}

const GIB_SAYS: Readonly<Record<string, string>> = {
  GAMENAME: 'GN',
  GAMEPLACE: 'PC',
  GAMECOMMENT: 'GC',
};
/** Counters, pictures and names that stand elsewhere, too. */
const GIB_FORM =
  /^(?:GIBOKIND|TYPE|SZAUDIO|GAMETAG|GAMEDATE|GAMEINFO(?:MAIN|SUB)|[WB]USERINFO|GAME(?:RESULT|ZIPSU|DUM|GONGJE|TOTALNUM|LECNAME|CONDITION|[WB](?:AVATA|IMAGE?|HITE\w+|LACK\w+)))$/;

function readGib(text: string): ServerRecord | null {
  const reading = new ServerReading(19);
  for (const [i, line] of linesOf(text).entries()) {
    const field = /^\\\[(\w+)=(.*)\\\]$/.exec(line);
    if (field) {
      const [, name = '', value = ''] = field;
      const player = /^GAME(BLACK|WHITE)NAME$/.exec(name)?.[1]?.charAt(0);
      if (player) {
        const [, who = value, rank] = /^([^(]*)\(([^()]*)\)$/.exec(value) ?? [];
        reading.say(`P${player}`, who);
        reading.say(`${player}R`, rankOf(rank));
      } else if (name === 'GAMEINFOMAIN')
        sayOutcome(reading, value, /GRLT:(\d+)/, /ZIPSU:(\d+)/, /GONGJE:(\d+)/);
      else if (name === 'GAMETAG') {
        sayOutcome(reading, value, /,W(\d+)/, /,Z(\d+)/, /,G(\d+)/);
        reading.say('DT', /\bC(\d{4}):(\d\d):(\d\d)/.exec(value)?.slice(1, 4).join('-'));
      } else if (GIB_SAYS[name]) reading.say(GIB_SAYS[name] ?? '', value);
      else if (!GIB_FORM.test(name) && value.trim() !== '' && value !== '0') reading.lost.add(name);
      continue;
    }
    const [word = '', , , third = '', x = '', y = ''] = line.split(/\s+/);
    const color = third === '1' ? 'B' : third === '2' ? 'W' : null;
    if (word === 'INI') reading.give(Number.parseInt(third, 10) || 0);
    else if (word === 'STO' && color) {
      const isPoint = /^\d{1,3}$/.test(x) && /^\d{1,3}$/.test(y);
      reading.play(i, color, isPoint ? reading.point(Number(x), Number(y)) : 'zz');
    } else if (word === 'SKI') reading.play(i, color ?? (reading.last === 'B' ? 'W' : 'B'), '');
    else if (/^[A-Z]{3}$/.test(word)) reading.lost.add(word);
  }
  return reading.record;
}

/** Result and komi, both ten times as large as they are; 255 and others say nothing. */
function sayOutcome(reading: ServerReading, value: string, kind: RegExp, margin: RegExp, komi: RegExp): void {
  const result = kind.exec(value)?.[1] ?? '';
  const by = Number(margin.exec(value)?.[1] ?? 0) / 10;
  const ends: Record<string, string> = { 3: 'B+R', 4: 'W+R', 7: 'B+T', 8: 'W+T' };
  if (result === '0' || result === '1') reading.say('RE', `${result === '0' ? 'B' : 'W'}+${by}`);
  else reading.say('RE', ends[result]);
  const taken = komi.exec(value)?.[1];
  if (taken !== undefined) reading.say('KM', String(Number(taken) / 10));
}

function readNgf(text: string): ServerRecord | null {
  const lines = linesOf(text);
  const first = lines.findIndex((line) => NGF_MOVE.test(line));
  const isWhole = first >= 11;
  const [title, size, white, black, place, stones, , komi, date, time, result] = isWhole ? lines : [];
  const reading = new ServerReading(Math.min(19, Math.max(2, Number.parseInt(size ?? '', 10) || 19)));
  reading.say('GN', title);
  for (const [color, player] of [
    ['W', white],
    ['B', black],
  ] as const) {
    const [, who = player, rank] = /^(.*?)\s+(\S+)$/.exec(player ?? '') ?? [];
    reading.say(`P${color}`, who);
    reading.say(`${color}R`, rankOf(rank));
  }
  reading.say('PC', place);
  const given = Number.parseInt(stones ?? '', 10) || 0;
  reading.give(given);
  // The format has whole points only, and an even game has a half point besides.
  const points = Number.parseInt(komi ?? '', 10);
  if (points >= 0) reading.say('KM', String(given === 0 && points > 0 ? points + 0.5 : points));
  reading.say(
    'DT',
    /^(\d{4})(\d\d)(\d\d)/
      .exec(date ?? '')
      ?.slice(1, 4)
      .join('-'),
  );
  if (time && time !== '0') reading.lost.add(time);
  sayResult(reading, result ?? '');
  if (!isWhole)
    for (const line of lines.slice(0, Math.max(0, first)))
      if (line !== '') reading.lost.add(line.slice(0, 40));
  for (const [i, line] of lines.entries()) {
    const [, color = '', x = '', y = ''] = NGF_MOVE.exec(line) ?? [];
    if (color === '') continue;
    const [column, row] = [x.charCodeAt(0) - 66, y.charCodeAt(0) - 66];
    reading.play(i, color, column < 0 && row < 0 ? '' : reading.point(column, row));
  }
  return reading.record;
}

/** `PM`, two letters that count, the color, the point, whose first column and row are `B`. */
const NGF_MOVE = /^PM[A-Z]{2}([BW])([A-Z@])([A-Z@])/;

function sayResult(reading: ServerReading, said: string): void {
  const winner = /black win|white lose/i.test(said) ? 'B' : /white win|black lose/i.test(said) ? 'W' : null;
  const margin = /resign/i.test(said)
    ? 'R'
    : /time/i.test(said)
      ? 'T'
      : (/\d+(?:\.\d+)?/.exec(said)?.[0] ?? '');
  if (winner) reading.say('RE', `${winner}+${margin}`);
  else if (said !== '') reading.lost.add(said.slice(0, 40));
}

const UGF_SAYS: Readonly<Record<string, string>> = {
  title: 'GN',
  place: 'PC',
  copyright: 'CP',
  comment: 'GC',
  rule: 'RU',
};
const UGF_RULES: Readonly<Record<string, string>> = { JPN: 'Japanese', CHN: 'Chinese' };
/** What says how the file is made. */
const UGF_FORM = /^(?:ver|lang|crypt|code|moves|writer|coordinatetype|size)$/;

function readUgf(text: string): ServerRecord | null {
  const lines = linesOf(text);
  const size = /^Size=(\d{1,2})/im.exec(text.slice(0, HEAD))?.[1];
  const isFromBelow = /^CoordinateType=IGS/im.test(text.slice(0, HEAD));
  const reading = new ServerReading(Math.min(19, Math.max(2, Number(size ?? 19))));
  let section = '';
  let free = 0;
  for (const [i, line] of lines.entries()) {
    const opened = /^\[(\w+)\]$/.exec(line)?.[1];
    if (opened !== undefined) section = opened.toLowerCase();
    else if (section === 'header') {
      const [, written = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      const name = written.toLowerCase();
      const parts = value.split(',').map((part) => part.trim());
      if (name === 'playerb' || name === 'playerw') {
        const color = name.charAt(6).toUpperCase();
        reading.say(`P${color}`, parts[0]);
        reading.say(`${color}R`, rankOf(parts[1]));
      } else if (name === 'hdcp') {
        free = Number.parseInt(parts[0] ?? '', 10) || 0;
        if (free >= 2) reading.say('HA', String(free));
        if (parts[1]) reading.say('KM', String(Number(parts[1]) || 0));
      } else if (name === 'date') reading.say('DT', parts[0]?.replaceAll('/', '-'));
      else if (name === 'winner') {
        const margin = /^[\d.]+$/.test(parts[1] ?? '')
          ? String(Number(parts[1]))
          : (parts[1] ?? '').charAt(0);
        if (/^[BW]$/i.test(parts[0] ?? '')) reading.say('RE', `${parts[0]?.toUpperCase()}+${margin}`);
        else if (value !== '') reading.lost.add(written);
      } else if (UGF_SAYS[name])
        reading.say(UGF_SAYS[name] ?? '', name === 'rule' ? (UGF_RULES[value] ?? value) : value);
      else if (!UGF_FORM.test(name) && /[^N;,0\s]/.test(value)) reading.lost.add(written);
    } else if (section === 'data') {
      const [, x = '', y = '', color = ''] = /^([A-Z])([A-Z]),([BW])/i.exec(line.toUpperCase()) ?? [];
      if (color === '') continue;
      const row = y.charCodeAt(0) - 65;
      const at = reading.point(x.charCodeAt(0) - 65, isFromBelow ? reading.size - 1 - row : row);
      // Handicap stones are the first moves, before any of White.
      if (color === 'B' && reading.moves === 0 && free >= 2 && reading.handicap.length < free)
        reading.handicap.push(at);
      else reading.play(i, color, x === 'Y' && y === 'A' ? '' : at);
    } else if (section === 'reviewnode' ? /^VARIATION,/i.test(line) : line !== '') {
      reading.lost.add(
        section === 'reviewnode' ? 'ReviewNode' : section === 'reviewcomment' ? 'ReviewComment' : section,
      );
    }
  }
  return reading.record;
}
