import { SERVICE_SEVERITIES, type Span } from '../../notation/index.ts';
import type { Message } from '../../words/index.ts';
import type { Finding } from './types.ts';

/** A finding that is as severe as its definition says (`src/words/en`). */
export function finding(
  code: keyof typeof SERVICE_SEVERITIES,
  span: Span,
  said: Message,
  more: Pick<Finding, 'fixes'> = {},
): Finding {
  return { code, severity: SERVICE_SEVERITIES[code], span, message: said, ...more };
}
