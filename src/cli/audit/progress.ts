import { message, say } from '../../words/index.ts';
import { cut } from '../columns.ts';

/** What a line of progress is made of. */
interface Amount {
  readonly games: number;
  readonly bytes: number;
  /** Of all files, `null` when it is not known. */
  readonly total: number | null;
  readonly milliseconds: number;
}

const MEGABYTE = 1e6;
const BAR = 24;

/** A line without its end, cut to the columns: a bar if the total is known, counts, speed, rest. */
export function progressLine({ games, bytes, total, milliseconds }: Amount, columns: number): string {
  const seconds = milliseconds / 1000;
  const done = total ? Math.min(1, bytes / total) : null;
  const parts: string[] = [];
  if (done !== null) {
    const full = Math.floor(done * BAR);
    parts.push(`${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${Math.floor(done * 100)} %`);
  } else parts.push(`${(bytes / MEGABYTE).toFixed(1)} MB`);
  parts.push(say(message('audit.games', { games })));
  if (seconds > 0.5) parts.push(say(message('audit.speed', { games: Math.round(games / seconds) })));
  if (done !== null && done > 0.02 && done < 1 && seconds > 1)
    parts.push(say(message('audit.left', { time: duration((seconds / done) * (1 - done)) })));
  return cut(parts.join(' · '), Math.max(0, columns - 1));
}

/** `1234567` as `1,234,567`. */
export function grouped(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `75` seconds as `1:15`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
