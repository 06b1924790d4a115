import './app/zod-without-eval.ts'
import './styles/app.css'
import { start } from './app/start.tsx'

const container = document.getElementById('root')
if (container) void start(container)
