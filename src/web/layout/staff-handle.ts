import type { ComponentType } from 'react'

/**
 * The `handle` of the route around pages where staff work: the navigation that the shell shows instead of the shop's. It
 * comes with the route, and so is there when the page wakes up; what would be fetched later could be taken away meanwhile.
 */
export type StaffHandle = { StaffNav: ComponentType }
