import { png, rasterizer, readColor } from '../raster/index.ts';
import { serialize } from '../render/element.ts';
import type { PictureOptions } from './options.ts';
import { type Scene, treeOf } from './scene.ts';

export function svgOf(scene: Scene, options: PictureOptions): string {
  return `${serialize(treeOf(scene, options.background))}\n`;
}

/** Painted here, letters too: the same bytes on every machine. */
export function pngOf(scene: Scene, options: PictureOptions): Uint8Array {
  const drawing = rasterizer(scene.width, scene.height, options.scale ?? 1);
  drawing.draw([...scene.ground, ...scene.layers]);
  const { surface } = drawing;
  const background = options.background === undefined ? null : readColor(options.background);
  return png({ width: surface.width, height: surface.height, data: surface.bytes(background) });
}
