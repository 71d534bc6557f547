// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Returns what it is given; Solidity itself checks every argument. The elementary types are in generated code.
contract Echo {
    struct Point {
        int32 x;
        uint256 y;
    }

    struct Line {
        string name;
        Point from;
        Point[] to;
    }

    struct Odd {
        uint256 length;
        address then;
        bool toString;
        bytes4 __proto__;
        string hasOwnProperty;
    }

    function fixedArray(uint8[3] memory value) external pure returns (uint8[3] memory) {
        return value;
    }

    function list(uint256[] memory value) external pure returns (uint256[] memory) {
        return value;
    }

    function nested(int16[][2][] memory value) external pure returns (int16[][2][] memory) {
        return value;
    }

    function texts(string[] memory value) external pure returns (string[] memory) {
        return value;
    }

    function blobs(bytes[2] memory value) external pure returns (bytes[2] memory) {
        return value;
    }

    function point(Point memory value) external pure returns (Point memory) {
        return value;
    }

    function line(Line memory value) external pure returns (Line memory) {
        return value;
    }

    function lines(Line[] memory value) external pure returns (Line[] memory) {
        return value;
    }

    function pairs(Point[2][] memory value) external pure returns (Point[2][] memory) {
        return value;
    }

    function odd(Odd memory value) external pure returns (Odd memory) {
        return value;
    }

    function several(uint8 small, string memory text, int256[] memory numbers)
        external
        pure
        returns (uint8 length, string memory then, int256[] memory __proto__)
    {
        return (small, text, numbers);
    }

    function nothing(uint256) external pure {}

    function pick() external pure returns (string memory) {
        return "none";
    }

    function pick(uint256) external pure returns (string memory) {
        return "uint256";
    }

    function pick(string memory) external pure returns (string memory) {
        return "string";
    }

    function pick(uint256, uint256) external pure returns (string memory) {
        return "uint256,uint256";
    }

    function pick(uint8, bool) external pure returns (string memory) {
        return "uint8,bool";
    }

    function pick(uint16, bool) external pure returns (string memory) {
        return "uint16,bool";
    }
}
