import { NavLink } from 'react-router'
import { CATEGORY_PAGES } from '#web/catalog/category-pages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

const LINK =
  'flex min-h-12 items-center rounded-field px-3 font-medium transition-colors hover:bg-line/60 aria-[current=page]:text-brand'

export default function MenuSheet({ open, onOpenChange }: Props) {
  const close = () => onOpenChange(false)
  const link = (to: string, text: string) => (
    <li key={to}>
      <NavLink to={to} end className={LINK} onClick={close}>
        {text}
      </NavLink>
    </li>
  )
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu">
      <nav aria-label="Menu" className="-mx-3 mt-4">
        <ul>
          {link('/', 'Home')}
          {link('/shop', 'All products')}
          {CATEGORY_PAGES.map(({ path, name }) => link(path, name))}
        </ul>
        <ul className="mt-3 border-line border-t pt-3">
          {link('/Aboutus', 'About Us')}
          {link('/helpdesk', 'Helpdesk')}
        </ul>
      </nav>
      <div className="mt-6 grid gap-3">
        <ButtonLink to="/userLogin" look="primary" onClick={close}>
          Login
        </ButtonLink>
        <ButtonLink to="/register" onClick={close}>
          Register
        </ButtonLink>
      </div>
    </Sheet>
  )
}
