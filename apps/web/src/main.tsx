import './styles/app.css'
import { nextTask } from './adapters/next-task.ts'
import { tellStartFailed } from './guard/signs.ts'

const container = document.getElementById('root')

// what parses answers and what draws are two files and two tasks: in one they would stop a phone for too long
const begin = async (root: HTMLElement): Promise<void> => {
  const settings = import('./adapters/config.ts')
  await nextTask()
  // while they are on their way: the first use of `Intl` reads the list of all languages, 14 ms, whatever it is
  new Intl.DateTimeFormat('fr-FR')
  const { loadConfig } = await settings
  const config = loadConfig()
  await nextTask()
  const { start } = await import('./app/start.tsx')
  await nextTask()
  await start(root, config)
}

if (container)
  begin(container).catch((error: unknown) => {
    tellStartFailed()
    reportError(error)
  })
