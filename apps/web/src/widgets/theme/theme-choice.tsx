import { useTheme } from '@/data'
import { text } from '@/text'
import { SegmentedControl } from '@/ui/segmented-control'

const THEMES = ['system', 'light', 'dark'] as const
const options = THEMES.map((value) => ({ value, label: text.shell.themes[value] }))

/** Choice of the theme, with all three options in view. */
export const ThemeChoice = () => {
  const { theme, choose } = useTheme()
  return (
    <SegmentedControl
      label={text.shell.profile.theme}
      value={theme}
      options={options}
      onValueChange={choose}
      className="self-start"
    />
  )
}
