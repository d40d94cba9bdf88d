/**
 * The two steps in which a file is written, and what undoes the first one. Each may be done later:
 * a promise. @typeParam Done - `void`, or a promise of it
 */
interface WholeFile<Done> {
  /** Writes a new file beside it, which nothing stands for yet. */
  writeBeside(content: Uint8Array | string): Done;
  /** Puts that file in its place, at once. */
  putInPlace(): Done;
  removeBeside(): Done;
}

/**
 * Every file that Koban writes is written so: at any moment it holds the old or the new content,
 * also where the disk is full. Each step is yielded when it is begun.
 */
function* writing<Done>(file: WholeFile<Done>, content: Uint8Array | string): Generator<Done, void> {
  try {
    yield file.writeBeside(content);
    yield file.putInPlace();
  } catch (problem) {
    try {
      yield file.removeBeside();
    } catch {
      // Why it could not be written says more.
    }
    throw problem;
  }
}

/** @throws Error of a step */
export function writeWhole(file: WholeFile<void>, content: Uint8Array | string): void {
  for (const _ of writing(file, content));
}

/** As {@link writeWhole}, for a file whose steps are promises. */
export async function writingWhole(
  file: WholeFile<PromiseLike<void>>,
  content: Uint8Array | string,
): Promise<void> {
  const steps = writing(file, content);
  for (let step = steps.next(); !step.done; ) {
    try {
      await step.value;
    } catch (problem) {
      step = steps.throw(problem);
      continue;
    }
    step = steps.next();
  }
}
