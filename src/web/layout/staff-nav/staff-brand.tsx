import { Link } from 'react-router'
import { ADMIN_PATH } from '#web/kit/paths.ts'
import { Nib } from '../wordmark.tsx'

export function StaffBrand() {
  return (
    <Link to={ADMIN_PATH} className="inline-flex min-h-11 items-center gap-2 rounded-field">
      <Nib />
      <span className="font-bold text-title leading-none tracking-tight">Likho</span>
      <span className="font-medium text-ink-soft leading-none">Back office</span>
    </Link>
  )
}
