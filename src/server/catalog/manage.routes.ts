import type { FastifyInstance } from 'fastify'
import {
  addProductCall,
  deleteProductCall,
  getManagedProductCall,
  manageProductsCall,
  updateProductCall,
} from '#contract/catalog/manage-products.endpoints.ts'
import { serve } from '#server/platform/serve.ts'
import { addProduct } from './add-product.ts'
import { deleteProduct } from './delete-product.ts'
import { getManagedProduct, manageProducts } from './manage-products.ts'
import { updateProduct } from './update-product.ts'

export default async function manageRoutes(app: FastifyInstance) {
  serve(app, addProductCall, addProduct)
  serve(app, updateProductCall, updateProduct)
  serve(app, deleteProductCall, deleteProduct)
  serve(app, manageProductsCall, manageProducts)
  serve(app, getManagedProductCall, getManagedProduct)
}
