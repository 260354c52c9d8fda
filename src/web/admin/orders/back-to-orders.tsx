import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ADMIN_ORDERS_PATH } from '#web/kit/staff-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/**
 * To the list as it was when the order was opened: filtered, as long, and scrolled as far. That is the way the browser's
 * own Back goes, so whoever came from the list goes back instead of on.
 */
export function BackToOrders() {
  const { list } = (useLocation().state ?? {}) as { list?: string }
  const navigate = useNavigate()
  function goBack(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (list === undefined || opensElsewhere) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <ButtonLink
      to={ADMIN_ORDERS_PATH + (list ?? '')}
      onClick={goBack}
      look="quiet"
      className="-ml-4 justify-self-start"
    >
      <ArrowLeft aria-hidden className="size-5" />
      Orders
    </ButtonLink>
  )
}
