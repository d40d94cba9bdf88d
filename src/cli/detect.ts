/** A file of its own, since the library is needed for few texts and takes time to load. */
import { analyse } from 'chardet';

/** See `Io`. */
export function detect(bytes: Uint8Array): readonly { readonly name: string; readonly confidence: number }[] {
  return analyse(bytes);
}
