import { data } from 'react-router'
import { pageMeta } from '#web/shell/page-meta.ts'
import { NotFoundPage } from './not-found-page.tsx'

export const loader = () => data(null, { status: 404 })

export default NotFoundPage

export const meta = () => pageMeta({ title: 'Page not found', description: 'There is nothing at this address.' })
