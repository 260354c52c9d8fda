import { Moon, Sun } from 'lucide-react'
import { t } from '#contract/platform/t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { switchTheme } from './theme.ts'

/** The server does not know the visitor's theme, so the stylesheet picks the icon. */
export function ThemeToggle({ className }: { className: string }) {
  return (
    <IconButton label={t('Switch between light and dark')} onClick={switchTheme} className={className}>
      <Moon aria-hidden className="dark:hidden" />
      <Sun aria-hidden className="hidden dark:block" />
    </IconButton>
  )
}
