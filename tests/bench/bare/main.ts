import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** The smallest React page: the baseline for the product's size. */
const container = document.getElementById('root')
if (container) createRoot(container).render(createElement('p', undefined, 'Hello'))
