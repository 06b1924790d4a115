import { Check, Monitor, Moon, Sun } from 'lucide-react'
import { type Theme, useTheme } from '@/data'
import { text } from '@/text'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/menu'

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Theme, unknown>
const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

/** The theme, behind its own icon. */
export const ThemeMenu = () => {
  const { theme, choose } = useTheme()
  const Current = ICONS[theme]
  return (
    <Menu
      className="min-w-44"
      trigger={
        <IconButton label={text.shell.themeLabel(text.shell.themes[theme])}>
          <Current />
        </IconButton>
      }
    >
      {THEMES.map((value) => {
        const Icon = ICONS[value]
        return (
          <MenuItem key={value} onSelect={() => choose(value)} aria-current={value === theme || undefined}>
            <Icon aria-hidden />
            <span className="grow">{text.shell.themes[value]}</span>
            {value === theme && <Check aria-hidden />}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
