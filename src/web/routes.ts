import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the shop. Paths match in any letter case. */
export default [index('home/home.route.tsx'), route('*', 'info/not-found.route.tsx')] satisfies RouteConfig
