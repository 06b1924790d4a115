export { decode, encodeJpeg } from './decode.ts'
export { cut, greyOf, type Leaning, type Plane, type Point, type Raster, resized, turned } from './raster.ts'
