import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { t } from '#contract/platform/t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const load = () => import('./menu-sheet.tsx')
const MenuSheet = lazy(load)

/** Opens the menu of small screens. The sheet is fetched when a finger or the focus comes near. */
export function MenuButton({ className }: { className: string }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <IconButton
        label={t('Menu')}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setState('open')}
      >
        <Menu aria-hidden />
      </IconButton>
      {state !== 'unused' && (
        <Suspense>
          <MenuSheet open={state === 'open'} onOpenChange={(open) => setState(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </>
  )
}
