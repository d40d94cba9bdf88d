import { expect, test } from 'vitest';
import * as apart from '../../src/raster/apart.ts';
import * as raster from '../../src/raster/index.ts';

test('the stand-in of the core has all names of the door, and loads what they do when it is first asked', () => {
  expect(Object.keys(apart).sort()).toEqual(Object.keys(raster).sort());
  // A script that is loaded leaves its names here.
  const place = globalThis as { kobanRaster?: typeof raster };
  expect(() => apart.readColor('#fff')).toThrow('./raster.js');
  place.kobanRaster = raster;
  expect(apart.readColor('#f80')).toEqual(raster.readColor('#f80'));
  delete place.kobanRaster;
  const painted = [apart, raster].map((door) => {
    const drawing = door.rasterizer(20, 10, 2);
    drawing.draw([]);
    const page = door.surface(drawing.surface.width, drawing.surface.height);
    page.take(drawing.surface);
    return door.png({ width: page.width, height: page.height, data: page.bytes() });
  });
  expect(painted[0]).toEqual(painted[1]);
  place.kobanRaster = raster;
  const films = [apart, raster].map((door) => {
    const recorder = door.filmRecorder();
    const still = { width: 4, height: 3, data: door.surface(4, 3).bytes() };
    recorder.add(still, 100);
    recorder.add(still, 200);
    const film = recorder.film();
    return [door.gif(film), door.apng(film)];
  });
  expect(films[0]).toEqual(films[1]);
  expect(apart.widthOf('Black', 12)).toBe(raster.widthOf('Black', 12));
});
