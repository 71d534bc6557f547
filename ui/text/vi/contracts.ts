import type { contracts as english } from '#ui/text/en/contracts.ts'

export const contracts: typeof english = {
  failures: {
    'invalid-abi': 'Mô tả hợp đồng của trang này không hợp lệ.',
    'unknown-function': 'Mô tả hợp đồng của trang này không có hàm này.',
    'unknown-event': 'Mô tả hợp đồng của trang này không có sự kiện này.',
    ambiguous: 'Mô tả hợp đồng của trang này có nhiều mục trùng khớp.',
    'invalid-address': 'Địa chỉ hợp đồng không hợp lệ.',
    'invalid-arguments': 'Hợp đồng không chấp nhận các giá trị này.',
    misused: 'Trang này sử dụng sai hàm này của hợp đồng.',
    'no-code': 'Không có hợp đồng nào tại địa chỉ này trên mạng này.',
    undecodable: 'Phản hồi của hợp đồng không khớp với mô tả.',
    reverted: 'Hợp đồng đã từ chối thao tác này.'
  },
  reverts: {
    reason: 'Hợp đồng đã từ chối thao tác này và nêu rõ lý do.',
    custom: 'Hợp đồng đã từ chối thao tác này với lỗi riêng của hợp đồng.',
    panic: 'Hợp đồng đã dừng do có lỗi trong mã của nó.',
    unknown: 'Hợp đồng đã từ chối thao tác này mà không có lý do đọc được.'
  },
  panics: {
    assertion: 'Hợp đồng đã dừng vì một bước kiểm tra của chính nó không đạt.',
    overflow: 'Hợp đồng đã dừng vì một số trở nên quá lớn hoặc quá nhỏ.',
    division: 'Hợp đồng đã dừng vì phép chia cho 0.',
    enum: 'Hợp đồng đã dừng vì một giá trị không nằm trong các lựa chọn có thể.',
    storage: 'Hợp đồng đã dừng vì dữ liệu lưu trữ bị hỏng.',
    'empty-array': 'Hợp đồng đã dừng vì một danh sách đã trống.',
    index: 'Hợp đồng đã dừng vì danh sách không có mục như vậy.',
    memory: 'Hợp đồng đã dừng vì cần quá nhiều bộ nhớ.',
    function: 'Hợp đồng đã dừng vì gọi một hàm chưa từng được thiết lập.'
  }
}
