import '#ui/views/home-page/home-page.tsx'
