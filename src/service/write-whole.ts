/** What is done on a whole board of which a part is drawn, and the answer to it. */
import type { Point } from '../go/types.ts';
import type { WriteAction, WriteParams, WriteReply } from '../protocol/write.ts';
import type { WholeBoard } from './view/index.ts';

/** What is done on the whole board, as it is said of the part; -1 for points beyond it. */
export function inPart(whole: WholeBoard, params: WriteParams): WriteParams {
  return { ...params, action: moved(params.action, (point) => whole.inward(point)) };
}

export function onWhole(whole: WholeBoard, reply: WriteReply): WriteReply {
  if (reply?.kind !== 'refused') return reply;
  const offers = reply.offers.map((offer) => ({
    ...offer,
    action: moved(offer.action, (point) => whole.outward(point)),
  }));
  return { ...reply, offers };
}

/** An action on other points. */
function moved(action: WriteAction, place: (point: Point) => Point): WriteAction {
  if (!('point' in action)) return action;
  const there = { ...action, point: place(action.point) };
  return 'to' in there ? { ...there, to: place(there.to) } : there;
}
