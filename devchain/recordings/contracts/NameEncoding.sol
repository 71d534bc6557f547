// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Names as ENS hashes them and as DNS writes them on the wire.
library NameEncoding {
    error DNSDecodingFailed(bytes dns);
    error DNSEncodingFailed(string ens);

    bytes16 private constant DIGITS = "0123456789abcdef";
    uint256 private constant ETHER = 60;
    uint256 private constant ANY_CHAIN = 0x80000000;

    /// Of the labels from `offset` to the end.
    function namehash(bytes memory name, uint256 offset) internal pure returns (bytes32) {
        if (offset >= name.length) revert DNSDecodingFailed(name);
        uint256 length = uint8(name[offset]);
        if (length == 0) return 0;
        uint256 next = offset + 1 + length;
        if (next >= name.length) revert DNSDecodingFailed(name);
        bytes32 label;
        assembly {
            label := keccak256(add(add(name, 33), offset), length)
        }
        return keccak256(abi.encodePacked(namehash(name, next), label));
    }

    function dnsEncode(bytes memory name) internal pure returns (bytes memory encoded) {
        if (name.length == 0) return hex"00";
        encoded = new bytes(name.length + 2);
        uint256 start;
        for (uint256 index; index <= name.length; ++index) {
            if (index < name.length && name[index] != ".") {
                encoded[index + 1] = name[index];
                continue;
            }
            uint256 length = index - start;
            if (length == 0 || length > 255) revert DNSEncodingFailed(string(name));
            encoded[start] = bytes1(uint8(length));
            start = index + 1;
        }
    }

    /// Where an account's primary name is kept (ENSIP-3, ENSIP-19).
    function reverseName(bytes memory account, uint256 coinType) internal pure returns (bytes memory) {
        return dnsEncode(bytes.concat(hexDigits(account), ".", namespaceOf(coinType), ".reverse"));
    }

    function namespaceOf(uint256 coinType) private pure returns (bytes memory) {
        if (coinType == ETHER) return "addr";
        if (coinType == ANY_CHAIN) return "default";
        bytes memory digits = hexDigits(abi.encodePacked(coinType));
        uint256 zeros;
        while (zeros < digits.length - 1 && digits[zeros] == "0") ++zeros;
        bytes memory short = new bytes(digits.length - zeros);
        for (uint256 index; index < short.length; ++index) short[index] = digits[index + zeros];
        return short;
    }

    function hexDigits(bytes memory data) private pure returns (bytes memory digits) {
        digits = new bytes(data.length * 2);
        for (uint256 index; index < data.length; ++index) {
            digits[2 * index] = DIGITS[uint8(data[index]) >> 4];
            digits[2 * index + 1] = DIGITS[uint8(data[index]) & 15];
        }
    }
}
