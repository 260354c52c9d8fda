import type { FastifyInstance } from 'fastify'
import {
  addAddressCall,
  deleteAddressCall,
  getAddressCall,
  getAllAddressesCall,
  selectAddressCall,
  updateAddressCall,
} from '#contract/addresses/addresses.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addAddress } from './add-address.ts'
import { selectAddress, updateAddress } from './change-address.ts'
import { deleteAddress } from './delete-address.ts'
import { listAddresses, listSelectedFirst } from './list-addresses.ts'

export default async function addressesRoutes(app: FastifyInstance) {
  serve(app, getAddressCall, listSelectedFirst)
  serve(app, getAllAddressesCall, listAddresses)
  serve(app, addAddressCall, addAddress)
  serve(app, updateAddressCall, updateAddress)
  serve(app, deleteAddressCall, deleteAddress)
  serve(app, selectAddressCall, selectAddress)
}
