import { Monitor, Moon, Sun } from 'lucide-react'
import type { Theme } from '@/data'

export const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Theme, unknown>
