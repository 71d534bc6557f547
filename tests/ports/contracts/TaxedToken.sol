// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A token that keeps a part of each transfer, and reports that all of it has arrived.
contract TaxedToken {
    event Transfer(address indexed from, address indexed to, uint256 value);

    mapping(address owner => uint256 amount) public balanceOf;
    /// In hundredths of a percent.
    uint256 public tax;
    mapping(address owner => mapping(address spender => uint256 amount)) public allowance;

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function setTax(uint256 to) external {
        tax = to;
    }

    /// Nobody spends by it.
    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value - (value * tax) / 10_000;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}
