import { Check } from 'lucide-react'
import { type Theme, useTheme } from '@/data'
import { text } from '@/text'
import { Menu, MenuItem } from '@/ui/menu'
import type { LayerProps } from '@/widgets/layers/late-layer'
import { THEME_ICONS } from './theme-icons.ts'

const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

/** The themes to choose from. */
export const ThemesLayer = (props: LayerProps) => {
  const { theme, choose } = useTheme()
  return (
    <Menu {...props} className="min-w-44">
      {THEMES.map((value) => {
        const Icon = THEME_ICONS[value]
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
