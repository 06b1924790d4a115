import { useTheme } from '@/data'
import { text } from '@/text'
import { IconButton } from '@/ui/icon-button'
import { lateLayer } from '@/widgets/layers/late-layer'
import { THEME_ICONS } from './theme-icons.ts'

const Themes = lateLayer('menu', async () => (await import('../layers.ts')).themes)

/** The theme, behind its own icon. */
export const ThemeMenu = () => {
  const { theme } = useTheme()
  const Current = THEME_ICONS[theme]
  return (
    <Themes
      trigger={
        <IconButton label={text.shell.themeLabel(text.shell.themes[theme])}>
          <Current />
        </IconButton>
      }
    />
  )
}
