export { defineConfig, defineSamples } from '../config/config.types.ts'
