import { data } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { NotFoundPage } from '#web/kit/not-found-page.tsx'
import { pageMeta } from '#web/kit/page-meta.ts'

export const loader = () => data(null, { status: 404 })

export default NotFoundPage

export const meta = () => pageMeta({ title: t('Page not found'), description: t('There’s nothing at this address.') })
